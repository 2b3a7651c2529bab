import { blankOption, type ChoiceGroup, groupBounds, groupId, optionId } from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyGroup, overTheWire } from '../testing/anyValue.ts';
import {
  groupBody,
  groupChangeFromWire,
  groupChangeToWire,
  groupFromWire,
  groupWire,
  offeredGroupToWire,
  staffGroupToWire,
  usesBody,
} from './choiceGroup.ts';

describe('a group (extension `grupos`)', () => {
  it('is read as it was written, for any group', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const read = v.parse(groupWire, overTheWire(staffGroupToWire(group)));
        expect(groupFromWire(read)).toEqual(group);
      }),
    );
  });

  it('has a sold-out option as hidden for customers, with the time at which it is back', () => {
    const group: ChoiceGroup = {
      id: groupId(1),
      name: 'Tamaño',
      options: [
        {
          ...blankOption,
          id: optionId(2),
          name: 'Grande',
          price: 1500 as never,
          isPreselected: true,
          soldOutUntil: Date.parse('2026-11-30T05:00:00Z'),
        },
      ],
    };
    expect(offeredGroupToWire(group).opciones).toEqual([
      {
        id_opcion: 2,
        nombre: 'Grande',
        diferencia: 15,
        disponible: 0,
        predeterminada: 1,
        agotado_hasta: expect.any(String),
      },
    ]);
    expect(staffGroupToWire(group).opciones[0]?.disponible).toBe(1);
  });

  it('is changed with new options among its own', () => {
    const change = {
      name: 'Tamaño',
      options: [
        { ...blankOption, id: optionId(2), name: 'Chico', isPreselected: true },
        { ...blankOption, name: 'Grande', price: 1500 as never, available: false },
      ],
    };
    const read = v.parse(groupBody, overTheWire(groupChangeToWire(change)));
    expect(groupChangeFromWire(read)).toEqual(change);
  });

  it('has no more options, and a product no more groups, than the bounds say', () => {
    const option = { nombre: 'Chico', diferencia: 0, disponible: 1, predeterminada: 0 };
    const body = (count: number) => ({ nombre: 'Tamaño', opciones: Array(count).fill(option) });
    const use = { id_grupo: 1, minimo: 1, maximo: 1, incluidas: 0, por_opcion: 1 };
    expect(v.safeParse(groupBody, body(groupBounds.options)).success).toBe(true);
    expect(v.safeParse(groupBody, body(groupBounds.options + 1)).success).toBe(false);
    expect(v.safeParse(usesBody, Array(groupBounds.perProduct + 1).fill(use)).success).toBe(false);
    expect(v.safeParse(usesBody, [{ ...use, maximo: groupBounds.pieces + 1 }]).success).toBe(false);
  });
});
