import { chromium } from './drivers/chromium.ts';
import { journeysIn } from './journeysIn.ts';

journeysIn(chromium);
