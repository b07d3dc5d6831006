/** One reader, one ticket: the pages of a browser agree on it, and it ends when its time has come (section 4). */
import { nanoid } from '@reduxjs/toolkit';
import type { LaterServices, Services } from '@/state/services';
import { selectTicket, ticketFound, ticketGone, ticketLost, type Ticket } from '@/state/ticketSlice';
import type { AppStore } from '../makeStore';
import { readTicket, ticketLasts } from '../ticketCookies';

/** Says to the other pages of this browser that the cookies have changed: another text each time, since the same one again is no news; never the ticket. */
export const TICKET_CHANGED = 'ticket-changed';

/** A browser's timer takes no more than some weeks, and a clock may be set right meanwhile: it is looked at once a day. */
const LOOK_MS = 86_400_000;

export function shareTicket(
  store: AppStore,
  { storage, cookies, clock, timers, onSight }: Services & LaterServices,
): void {
  let isHearing = false;
  let known = selectTicket(store.getState());
  let noLonger: () => void = () => undefined;

  function waitForEnd(ticket: Ticket | null): void {
    noLonger();
    if (!ticket?.expiresAt) return;
    const left = ticketLasts(ticket, clock);
    noLonger = timers.after(Math.min(left, LOOK_MS), () => {
      if (ticketLasts(ticket, clock) > 0) waitForEnd(ticket);
      else store.dispatch(ticketGone());
    });
  }

  /** The cookies are what is true: another page may have written them. */
  function hear(): void {
    const found = readTicket(cookies, clock);
    const current = selectTicket(store.getState());
    if (found?.value === current?.value && found?.expiresAt === current?.expiresAt) return;
    isHearing = true;
    store.dispatch(found ? ticketFound(found) : ticketLost());
    isHearing = false;
  }

  store.subscribe(() => {
    const ticket = selectTicket(store.getState());
    if (ticket === known) return;
    known = ticket;
    waitForEnd(ticket);
    // The cookies are written by a listener, which comes after this: the others must find them.
    if (!isHearing) queueMicrotask(() => storage.set(TICKET_CHANGED, nanoid()));
  });
  storage.watch(TICKET_CHANGED, hear);
  // A page that slept has heard nothing.
  onSight((sight) => {
    if (sight !== 'hidden') hear();
  });
  waitForEnd(known);
}
