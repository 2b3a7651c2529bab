import { Tabs } from '@crepas/ui';
import type { TicketPage } from '../../../shared/paths.ts';

export type TicketKindTabsProps = {
  readonly kind: TicketPage;
  readonly onChoose: (kind: TicketPage) => void;
};

const kinds = [
  { key: 'cocina', label: 'Cocina' },
  { key: 'entrega', label: 'Entrega' },
] as const satisfies readonly { key: TicketPage; label: string }[];

export const ticketTabsId = 'ticket';

export const TicketKindTabs = ({ kind, onChoose }: TicketKindTabsProps) => (
  <Tabs
    id={ticketTabsId}
    label="Tipo de ticket"
    tabs={kinds}
    selected={kind}
    onSelect={(key) => onChoose(key === 'entrega' ? 'entrega' : 'cocina')}
  />
);
