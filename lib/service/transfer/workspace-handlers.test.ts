import { beforeEach, describe, expect, it } from 'vitest';
import { type FakePorts, fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { Exporter, WorkspacePageRequest } from '../../ports/exporter.ts';
import { createService } from '../service.ts';

const contentId = 'web:talk';
const databaseId = '0123456789abcdef0123456789abcdef';
const token = 'ntn_secret';

describe('the note workspace', () => {
  let ports: FakePorts;
  let client: ReturnType<typeof serviceClient>;
  let requests: WorkspacePageRequest[];
  let createPage: Exporter['createPage'];
  beforeEach(() => {
    ports = fakePorts();
    requests = [];
    createPage = async () => ({ url: 'https://www.notion.so/page' });
    ports.exporter = {
      ...ports.exporter,
      checkWorkspace: async (connection) => {
        if (connection.token !== token) throw new Failure('siteFailed', 'unauthorized', { status: 401 });
        return { workspaceName: 'Kitchen' };
      },
      createPage: (request, run) => {
        requests.push(request);
        return createPage(request, run);
      },
    };
    client = serviceClient(createService(ports).handlers);
  });

  it('is connected only when it responds, and its token is never returned', async () => {
    expect(await client.getWorkspaceStatus({})).toEqual({ connected: false });
    await expect(client.connectWorkspace({})).rejects.toMatchObject({ code: 'notFound', details: { missing: 'workspace' } });
    await expect(client.connectWorkspace({ token: 'other', database: databaseId })).rejects.toMatchObject({ code: 'siteFailed' });
    expect(await client.getWorkspaceStatus({})).toEqual({ connected: false });

    const database = 'https://www.notion.so/kitchen/Notes-0123456789ABCDEF0123456789ABCDEF?v=fedcba9876543210fedcba9876543210';
    const status = { connected: true, workspaceName: 'Kitchen', databaseId };
    expect(await client.connectWorkspace({ token: ` ${token}\n`, database })).toEqual(status);
    expect(await client.getWorkspaceStatus({})).toEqual(status);
    expect(JSON.stringify(await ports.store.listRecords())).not.toContain(token);
    // The request that tests the connection.
    expect(await client.connectWorkspace({})).toEqual(status);

    await client.disconnectWorkspace({});
    expect(await client.getWorkspaceStatus({})).toEqual({ connected: false });
  });

  it.each([
    ['token', 'a token with a line break inside', { token: 'a\nb', database: databaseId }],
    ['database', 'an address without an id', { token, database: 'https://www.notion.so/kitchen' }],
    ['database', 'some other id', { token, database: 'abc' }],
    ['token', 'no text', { token: '', database: databaseId }],
  ])('rejects the %s: %s', async (path, _name, input) => {
    await expect(client.connectWorkspace(input)).rejects.toMatchObject({ code: 'invalid', details: [{ path }] });
  });

  it('receives a page of a summary and a note', async () => {
    await expect(client.exportNote({ contentId })).rejects.toMatchObject({ details: { missing: 'workspace' } });
    await client.connectWorkspace({ token, database: databaseId });
    await expect(client.exportNote({ contentId })).rejects.toMatchObject({ code: 'notFound' });
    await client.summarize({ url: talkUrl });
    expect(await client.exportNote({ contentId })).toEqual({ success: true, pageUrl: 'https://www.notion.so/page' });
    expect(requests[0]).toMatchObject({ connection: { token, databaseId }, mediaItem: { content: { contentId }, summary: {} } });
  });

  it('continues the page of an interrupted export, and creates a new page for the next export', async () => {
    await client.connectWorkspace({ token, database: databaseId });
    await client.summarize({ url: talkUrl });
    const page = { id: 'page', url: 'https://www.notion.so/page' };
    createPage = async (_request, { onEvent }) => {
      onEvent({ earlier: [] });
      onEvent({ earlier: [], page });
      throw new Failure('offline');
    };
    await expect(client.exportNote({ contentId })).rejects.toMatchObject({ code: 'offline' });
    await expect.poll(() => ports.store.getSteps(`workspace ${contentId}`)).toMatchObject([{ value: { earlier: [], page } }]);
    createPage = async () => page;
    await client.exportNote({ contentId });
    await client.exportNote({ contentId });
    expect(requests.map(({ state }) => state)).toEqual([undefined, { earlier: [], page }, undefined]);
  });

  it('receives one page of two exports at once', async () => {
    await client.connectWorkspace({ token, database: databaseId });
    await client.summarize({ url: talkUrl });
    const gate = Promise.withResolvers<void>();
    createPage = async () => {
      await gate.promise;
      return { url: `https://www.notion.so/${requests.length}` };
    };
    const { getTranscript } = ports.store;
    let readCount = 0;
    ports.store.getTranscript = async (...key) => {
      const transcript = await getTranscript(...key);
      readCount += 1;
      return transcript;
    };
    const exports = [client.exportNote({ contentId }), client.exportNote({ contentId })];
    // Both have read what they write, and the second one waits for the first.
    await expect.poll(() => [readCount, requests.length]).toEqual([2, 1]);
    gate.resolve();
    expect((await Promise.all(exports)).map(({ pageUrl }) => pageUrl)).toEqual(Array(2).fill('https://www.notion.so/1'));
  });

  it('is forgotten with everything else', async () => {
    await client.connectWorkspace({ token, database: databaseId });
    await client.forgetEverything({ confirm: true });
    expect(await client.getWorkspaceStatus({})).toEqual({ connected: false });
  });
});
