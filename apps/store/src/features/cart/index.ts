export { CartDrawer } from './CartDrawer.tsx';
export { CartToggle } from './CartToggle.tsx';
