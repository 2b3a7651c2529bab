import { lazyWithRetry } from '@crepas/ui/loading';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { CodesOnly } from './CodesOnly.tsx';
import { CodesScreen } from './CodesScreen.tsx';
import { CodeUsesScreen } from './CodeUsesScreen.tsx';
import { CreateCodeScreen } from './CreateCodeScreen.tsx';
import { codePatterns } from './codePaths.ts';
import { UpdateCodeScreen } from './UpdateCodeScreen.tsx';

/** Lazy: the card brings the library of QR codes. */
const CodeCardScreen = lazyWithRetry(async () => (await import('./CodeCardScreen.tsx')).CodeCardScreen);

/** The screens below `/codigos`: one route of the app, because the board loads the list of its routes. */
export const CodesRoutes = () => (
  <CodesOnly>
    <Routes>
      <Route index element={<CodesScreen />} />
      <Route path={codePatterns.create} element={<CreateCodeScreen />} />
      <Route path={codePatterns.uses} element={<CodeUsesScreen />} />
      <Route path={codePatterns.update} element={<UpdateCodeScreen />} />
      <Route path={codePatterns.card} element={<CodeCardScreen />} />
      <Route path="*" element={<Navigate to={paths.orders} replace />} />
    </Routes>
  </CodesOnly>
);
