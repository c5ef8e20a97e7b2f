import { afterEach } from 'vitest';
import { unmountAll } from './render.tsx';
import '../ui/theme.css';

afterEach(async () => {
  unmountAll();
  localStorage.clear();
  history.replaceState(null, '');
});
