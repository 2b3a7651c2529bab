export { ReportByRole } from './ReportByRole.tsx';
