import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AdminResult } from './run-admin.ts';

/** Maximum characters of a command. */
const maxCommandLength = 10_000;

/**
 * Path of the socket at which a running server accepts administrative commands, because only it can open the embedded database.
 * Access is limited by the folder, which only the server's user can enter.
 */
const socketPath = (directory: string): string => join(directory, 'admin.sock');

/** Accepts commands until it is closed. The folder must be locked, so that an existing socket in it is a former server's. */
export async function serveAdmin(directory: string, run: (args: string[]) => Promise<AdminResult>): Promise<() => Promise<void>> {
  const path = socketPath(directory);
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    try {
      socket.end(JSON.stringify(await run(JSON.parse(await readCommand(socket)) as string[])));
    } catch (error) {
      socket.end(JSON.stringify({ exitCode: 1, lines: [error instanceof Error ? error.message : String(error)] }));
    }
  });
  server.listen(path);
  await once(server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await rm(path, { force: true });
  };
}

/** Reads a command to its end. Throws an error for a longer one than allowed, of which the remainder is dropped. */
function readCommand(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let command = '';
  socket
    .setEncoding('utf8')
    .on('data', (chunk) => {
      if (command.length <= maxCommandLength) command += chunk;
      if (command.length > maxCommandLength) reject(new Error(`the command is longer than ${maxCommandLength} characters`));
    })
    .on('end', () => resolve(command))
    .on('close', () => reject(new Error('the connection ended before the command')));
  return promise;
}

/** Sends a command to the server that runs in a folder; returns undefined if none runs. */
export async function sendToServer(directory: string, args: string[]): Promise<AdminResult | undefined> {
  const socket = createConnection({ path: socketPath(directory), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(args));
  return JSON.parse(await text(socket)) as AdminResult;
}
