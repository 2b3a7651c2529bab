export { LoginScreen } from './LoginScreen.tsx';
export { rememberPlace } from './returnPlace.ts';
