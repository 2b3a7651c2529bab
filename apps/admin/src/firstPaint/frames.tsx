import { Button, Card, Field, Form, LinkProvider, Page, StatusText } from '@crepas/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import styles from '../app/StaffFrame.module.css';
import { StaffNavigation } from '../app/StaffNavigation.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { OrdersTop, orderTabs } from '../features/orders/index.ts';
import { LoginHeader } from '../features/session/index.ts';
import loginStyles from '../features/session/LoginScreen.module.css';
import { nameMark } from './nameMark.ts';

/** As the app draws it before the server has told what it has. */
const navigation = (isOwner: boolean) => (
  <StaffNavigation
    shopName={nameMark}
    isOwner={isOwner}
    hasShop
    hasReports={false}
    hasChanges={false}
    hasPeople={false}
  />
);

const board = (isOwner: boolean) => (
  <div className={styles.root}>
    {navigation(isOwner)}
    <Page width="wide" bar={null}>
      <OrdersTop selected={orderTabs[0].key} onSelect={() => {}} />
    </Page>
  </div>
);

const screen = (isOwner: boolean) => (
  <div className={styles.root}>
    {navigation(isOwner)}
    <Page />
  </div>
);

const login = (
  <Page className={loginStyles.root}>
    <LoginHeader shopName={nameMark} />
    <Card>
      <Form>
        <Field label="Correo" name="email" />
        <Field label="Contraseña" name="password" />
        <StatusText tone="failure">{null}</StatusText>
        <Button wide>Entrar</Button>
        <Button kind="quiet" wide>
          Olvidé mi contraseña
        </Button>
      </Form>
    </Card>
  </Page>
);

const markup = (frame: ReactNode, path = '/') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <LinkProvider link={Link}>{frame}</LinkProvider>
    </MemoryRouter>,
  );

/** What the page shows before its scripts run, by the name in `showFrame.ts`. No private data: every browser gets them. */
export const frames: Readonly<Record<string, string>> = {
  'board-owner': markup(board(true), '/orders'),
  'board-staff': markup(board(false), '/orders'),
  'screen-owner': markup(screen(true)),
  'screen-staff': markup(screen(false)),
  login: markup(login, '/login'),
  waiting: markup(<Waiting />),
};
