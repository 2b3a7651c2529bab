import type { Extra, ExtraId } from '@crepas/domain';
import { CheckCard, List } from '@crepas/ui';
import { LoadedExtras } from '../../lists/LoadedExtras.tsx';

export type ExtraCardsProps = {
  readonly checked: readonly ExtraId[];
  /** The saved links; undefined while no product is chosen or they are loading. */
  readonly linked: readonly ExtraId[] | undefined;
  readonly onToggle: (extra: Extra) => void;
};

/** All extras, including hidden ones: a hidden extra can be linked before it is shown again. */
export const ExtraCards = ({ checked, linked, onToggle }: ExtraCardsProps) => (
  <LoadedExtras columns hint="Crea uno en Crear Extra.">
    {(extras) => (
      <List data-columns aria-label="Extras">
        {extras.map((extra) => (
          <li key={extra.id}>
            <CheckCard
              label={extra.name}
              description={extra.available ? extra.description : `${extra.description} (oculto)`}
              cents={extra.price}
              saved={linked?.includes(extra.id)}
              checked={checked.includes(extra.id)}
              disabled={linked === undefined}
              onChange={() => onToggle(extra)}
            />
          </li>
        ))}
      </List>
    )}
  </LoadedExtras>
);
