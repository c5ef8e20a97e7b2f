import { expect, it } from 'vitest';
import { orInSoak } from '../soak/or-in-soak.ts';
import { killEverySecond } from './kill-every-second.ts';

it('loses no accepted task and no acknowledged write when a process is killed every second', async () => {
  const { unfinished, twice, lost, undescribed, tasks, writes, kills } = await killEverySecond(orInSoak(2, 60));
  expect({ unfinished, twice, lost, undescribed }).toEqual({ unfinished: [], twice: [], lost: [], undescribed: [] });
  expect([kills > 0, tasks > 0, writes > 0]).toEqual([true, true, true]);
});
