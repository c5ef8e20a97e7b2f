import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasPrograms } from '../../scripts/test-programs.mjs';
import { talkUrl } from '../world/talks/pages.ts';
import { expect, lines, test } from './gloss.ts';

const display = ':97';
test.describe("the browser's own dialog", () => {
  test.skip(!hasPrograms('Xvfb', 'xdotool'), 'Xvfb and xdotool are missing, so nobody can press its button');
  test.use({ options: { headless: false, display } });

  let screen: ChildProcess;
  test.beforeAll(async () => {
    screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
    await sleep(1000);
  });
  test.afterAll(() => void screen.kill());

  test('requests the caption host, whose captions are then read', async ({ gloss, tab, world }) => {
    const captions = readFileSync(new URL('../../demo/talk/talk.en.vtt', import.meta.url), 'utf8');
    // Closed to the page's own scripts, so only the permission opens it.
    world.replace('cdn.example.net/talk.en.vtt', { body: captions, headers: { 'content-type': 'text/vtt' } });
    await tab.goto(talkUrl('/other-host'));
    const panel = await gloss.openPanel(tab);
    await panel.getByRole('button', { name: 'Allow cdn.example.net' }).click();
    await sleep(1500);
    execFileSync('xdotool', ['key', 'Tab', 'key', 'Return'], { env: { ...process.env, DISPLAY: display } });
    await expect(lines(panel).first()).toBeVisible();
  });
});
