import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/shared/art/face';
import type { SeatInfo } from '../../src/shared/protocol';
import Avatar from '../../src/shared/table/Avatar.svelte';

const NAMES = ['Frankie', 'Billie', 'Charlie', 'Jules', 'Vic', 'Nico', 'Toni', 'Casey', 'Remy', 'Drew', 'Sasha', 'Lou'];

const bot: SeatInfo = {
  seat: 1,
  label: '2',
  holder: 'bot',
  person: null,
  bot: 'hard',
  name: 'Lola',
  stand_in: false,
  resigned: false,
  team: 1,
};

describe('a face', () => {
  it('is the same for the same name, and another for another', () => {
    expect(faceOf('Lola')).toEqual(faceOf('Lola'));
    expect(new Set(NAMES.map((name) => JSON.stringify(faceOf(name)))).size).toBe(NAMES.length);
  });

  it('has shapes that are numbers and letters of a path', () => {
    for (const shape of NAMES.flatMap(faceOf)) expect(shape.d).toMatch(/^[MmLlHhVvCcSsAaZz\d .-]+$/);
  });
});

describe('the sign of a seat', () => {
  it('shows the face of its bot', async () => {
    const { container } = render(Avatar, { seat: bot });
    await waitFor(() => expect(container.querySelector('[data-face="Lola"] path')).toBeTruthy());
  });

  it('shows a plain robot where a bot stands in for a person, or has no name', () => {
    for (const seat of [
      { ...bot, holder: 'person' as const, person: 'p1', name: 'Ann', stand_in: true },
      { ...bot, name: '' },
    ]) {
      const { container, unmount } = render(Avatar, { seat });
      expect(container.querySelector('[data-face]')).toBeNull();
      expect(container.querySelector('svg')).toBeTruthy();
      unmount();
    }
  });

  it('shows a person by the number of the seat', () => {
    const { container } = render(Avatar, { seat: { ...bot, holder: 'person', bot: null, person: 'p1', name: 'Ann' } });
    expect(container.textContent.trim()).toBe('2');
  });
});
