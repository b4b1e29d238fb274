import { type RefObject, useEffect, useRef } from 'react';
import type { Proposal } from './api/conversation';

/**
 * Moves the focus on when the buttons of an answered proposal disappear: to the next unanswered one, or to the card.
 * `isAsking`: a dialog has the focus, and returns it first. Returns a function that records a sent answer.
 */
export const useFocusAfterAnswer = (
  card: RefObject<HTMLElement>,
  proposals: readonly Proposal[],
  isAsking: boolean,
): ((answered: readonly Proposal[]) => void) => {
  const sent = useRef<{ readonly ids: readonly string[]; readonly next: readonly string[] } | null>(null);
  useEffect(() => {
    if (sent.current === null || isAsking) return;
    const { ids, next } = sent.current;
    const isOpen = (id: string) => proposals.some((each) => each.id === id && each.status === 'open');
    if (ids.some(isOpen)) return;
    sent.current = null;
    if (document.activeElement !== document.body) return;
    const to = next.find(isOpen);
    const rows = [...(card.current?.querySelectorAll<HTMLElement>('[data-proposal]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.proposal === to);
    (row?.querySelector('button') ?? card.current)?.focus();
  }, [card, proposals, isAsking]);
  return (answered) => {
    const ids = answered.map(({ id }) => id);
    const at = proposals.findIndex(({ id }) => id === ids[0]);
    // Cards below come first, nearest first, then those above.
    sent.current = { ids, next: [...proposals.slice(at + 1), ...proposals.slice(0, at).reverse()].map(({ id }) => id) };
  };
};
