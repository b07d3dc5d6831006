import { CountdownFigures } from './CountdownFigures';

export const Before = () => <CountdownFigures phase="before" days={20} seconds={1_728_061} />;

export const OnCachedPage = () => <CountdownFigures phase="before" days={20} seconds={null} />;

export const During = () => <CountdownFigures phase="during" days={0} seconds={0} />;

export const After = () => <CountdownFigures phase="after" days={0} seconds={0} />;
