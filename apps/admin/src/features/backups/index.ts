export { BackupsSection } from './BackupsSection.tsx';
