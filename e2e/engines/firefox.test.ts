import { firefox } from './drivers/firefox.ts';
import { journeysIn } from './journeysIn.ts';

journeysIn(firefox);
