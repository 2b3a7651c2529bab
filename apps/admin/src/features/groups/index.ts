export { SoldOutOptions } from './SoldOutOptions.tsx';
