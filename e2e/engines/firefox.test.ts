import { firefox } from './drivers/firefox.ts';
import { roadsIn } from './roadsIn.ts';

roadsIn(firefox);
