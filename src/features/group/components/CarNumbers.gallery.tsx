import { CarNumbers } from './CarNumbers';

const saved = () => Promise.resolve(null);

export const Empty = () => <CarNumbers cars={[]} isLocked={false} onSave={saved} />;

export const Filled = () => <CarNumbers cars={['粤B12345', '粤B98765']} isLocked={false} onSave={saved} />;

export const Locked = () => <CarNumbers cars={['粤B12345']} isLocked onSave={saved} />;
