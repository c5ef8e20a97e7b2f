import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { createService } from '../service.ts';

it('makes the digest that the settings ask for, once a period, also with a clock that is set back', async () => {
  const ports = fakePorts();
  let now = new Date(2026, 10, 25, 9).getTime();
  ports.clock = { now: () => now };
  let count = 0;
  const { makeDigest } = ports.novelty;
  ports.novelty.makeDigest = async (query) => {
    const made = await makeDigest(query);
    if (made) count++;
    return made;
  };
  const client = serviceClient(createService(ports).handlers);
  expect(await client.getDigest({})).toEqual({ digest: null });
  await client.updateSettings({ digest: 'daily' });
  const first = { from: new Date(2026, 10, 24).getTime(), until: new Date(2026, 10, 25).getTime(), items: [], otherCount: 0 };
  expect(await client.getDigest({})).toEqual({ digest: first });
  for (const hours of [1, -12, 12]) {
    now += hours * 3600_000;
    expect(await client.getDigest({})).toEqual({ digest: first });
  }
  expect(count).toBe(1);
  now = new Date(2026, 10, 26, 1).getTime();
  expect(await client.getDigest({})).toMatchObject({ digest: { from: first.until } });
  await client.updateSettings({ digest: 'off' });
  now = new Date(2026, 10, 28).getTime();
  expect(await client.getDigest({})).toMatchObject({ digest: { from: first.until } });
  expect(count).toBe(2);
});
