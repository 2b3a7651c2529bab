import { webkit } from './drivers/webkit.ts';
import { roadsIn } from './roadsIn.ts';

roadsIn(webkit);
