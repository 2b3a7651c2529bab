import { webkit } from './drivers/webkit.ts';
import { journeysIn } from './journeysIn.ts';

journeysIn(webkit);
