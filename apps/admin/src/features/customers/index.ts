export { PhoneBlockingOfOrder } from './PhoneBlockingOfOrder.tsx';
