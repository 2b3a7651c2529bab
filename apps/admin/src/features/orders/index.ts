export { answerMinutes, changeReasons, untilCopy } from './board/answerCopy.ts';
export { usualMinutes } from './board/boardCopy.ts';
export { isSecondClick } from './board/isSecondClick.ts';
export { OrdersScreen } from './OrdersScreen.tsx';
export { readOrdersAhead, refetchOrders, useActiveOrders } from './orders.ts';
export { discardOrderWork, orderDraftNow, useOrderDrafts } from './orderWork.ts';
export { OrderWatch } from './watch/OrderWatch.tsx';
export { sendPendingSteps } from './watch/sendPendingSteps.ts';
