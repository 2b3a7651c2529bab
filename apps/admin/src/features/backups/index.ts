export { BackupsSection } from './BackupsSection.tsx';
export { useBackupTroubles } from './backups.ts';
