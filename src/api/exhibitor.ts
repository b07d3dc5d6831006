/** Calls of exhibitors, booths and the plan’s search. */
export { exhibitorApi } from './generated/exhibitor.gen';
