import { mapsOptions, useMapsScript as useScript } from '@crepas/ui/maps';
import { useLoadScript } from '@react-google-maps/api';
import { config } from '../env.ts';

const options = mapsOptions(config.maps);
const useLoad = (id: string) => useLoadScript({ ...options, id });

export const useMapsScript = () => useScript(useLoad);
