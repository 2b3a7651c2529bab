import { groupId } from '@crepas/domain';
import { aGroup } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { choicesCopy } from './choicesCopy.ts';

const groups = [aGroup({ id: 1, name: 'Salsas' }), aGroup({ id: 2, name: 'Tamaño' })];

it('the groups of a product are said in its own order', () => {
  expect(choicesCopy({ groupIds: [groupId(2), groupId(1)] }, groups)).toBe('Tamaño, Salsas');
});

it('nothing is said without groups, or of one that is gone', () => {
  expect(choicesCopy({}, groups)).toBeUndefined();
  expect(choicesCopy({ groupIds: [groupId(9)] }, groups)).toBeUndefined();
  expect(choicesCopy({ groupIds: [groupId(1)] }, undefined)).toBeUndefined();
});
