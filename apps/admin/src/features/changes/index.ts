export { roleCopy } from './valueCopy.ts';
