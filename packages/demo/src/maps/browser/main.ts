import { install } from './namespace.ts';

const { currentScript } = document;
install(currentScript instanceof HTMLScriptElement ? currentScript.src : location.href);
