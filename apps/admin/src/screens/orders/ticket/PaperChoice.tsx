import { SelectField } from '@crepas/ui';
import { paperWidths, useTicketPaper } from '../../../stores/ticketPaper.ts';

/** Stored on this device: its printer has one paper width. */
export function PaperChoice() {
  const { width, choose } = useTicketPaper();
  return (
    <SelectField
      label="Papel"
      name="papel"
      value={width}
      onChange={({ currentTarget: { value } }) =>
        choose(paperWidths.find((known) => String(known) === value) ?? width)
      }
    >
      {paperWidths.map((known) => (
        <option key={known} value={known}>
          {known} mm
        </option>
      ))}
    </SelectField>
  );
}
