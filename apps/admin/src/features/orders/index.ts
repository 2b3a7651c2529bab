export { quickMinutes } from './board/boardCopy.ts';
export { isSecondClick } from './board/isSecondClick.ts';
export { useChangeContent, useOrderToChange } from './changeOrder.ts';
export { makingCopy } from './details/lineCopy.ts';
export { discardOrderWork } from './discardOrderWork.ts';
export { OrdersScreen } from './OrdersScreen.tsx';
export { orderDraftNow, useOrderDrafts } from './orderDrafts.ts';
export { refetchOrders } from './orders.ts';
export { OrderWatch } from './watch/OrderWatch.tsx';
