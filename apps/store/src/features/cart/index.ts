export { CartDrawer, CartToggle } from './CartDrawer.tsx';
