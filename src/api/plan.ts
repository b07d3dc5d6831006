/** The drawing of the grounds and of its halls. */
export { planApi } from './generated/plan.gen';
