import { chromium } from './drivers/chromium.ts';
import { roadsIn } from './roadsIn.ts';

roadsIn(chromium);
