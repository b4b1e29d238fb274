import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);

const packageFolder = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '../..');
const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
const cache = path.resolve(__dirname, '../../node_modules/.cache/test-browser');

export interface BrowserFiles {
  readonly executable: string;
  /** Fontconfig's folder, for machines without fonts. */
  readonly fonts: string;
  /** Shared libraries of the browser, for machines that lack them. */
  readonly libraries: string;
}

const decompress = async (archive: string, file: string): Promise<void> =>
  pipeline(
    createReadStream(path.join(packageFolder, 'bin', archive)),
    createBrotliDecompress(),
    createWriteStream(file),
  );

const unpack = async (archive: string, folder: string): Promise<void> => {
  const tar = path.join(folder, archive.replace(/\.br$/, ''));
  await decompress(archive, tar);
  await run('tar', ['-xf', tar, '-C', folder]);
  await rm(tar);
};

/**
 * Unpacks the browser from its npm package, once per version. The package's own unpacking writes to a fixed path where
 * other processes might use incomplete files; here a finished folder is renamed into place.
 */
export const browserFiles = async (): Promise<BrowserFiles> => {
  const home = path.join(cache, version);
  if (!existsSync(home)) {
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(path.join(cache, 'unpacking-'));
    const executable = path.join(folder, 'chromium');
    await Promise.all([
      decompress('chromium.br', executable),
      unpack('fonts.tar.br', folder),
      unpack('al2023.tar.br', folder),
    ]);
    await chmod(executable, 0o755);
    // Another worker may have finished first; its folder is equivalent.
    await rename(folder, home).catch(() => rm(folder, { recursive: true }));
  }
  return {
    executable: path.join(home, 'chromium'),
    fonts: path.join(home, 'fonts'),
    libraries: path.join(home, 'al2023', 'lib'),
  };
};
