import { useMapsScript as useScript } from '@crepas/ui/maps';
import { useLoadScript } from '@react-google-maps/api';
import { loaderOptions } from './maps.ts';

const options = loaderOptions();
const useLoad = (id: string) => useLoadScript({ ...options, id });

export const useMapsScript = () => useScript(useLoad);
