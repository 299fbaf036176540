import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf, systemEnvironment } from './processes'

export type Nginx = { origin: string; workers: number[]; stop(): Promise<void> }

/** What nginx sets itself, or what belongs to a connection. */
const own = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'date', 'connection', 'keep-alive'])

/**
 * nginx with one worker for a built site: precompressed files (`gzip_static`), Debian's sendfile and tcp_nopush, no access
 * log, and the headers of our own answer, so that both send the same.
 * @param folder an empty folder for its files
 * @param port a free one
 */
export async function startNginx(folder: string, port: number, headers: Headers): Promise<Nginx> {
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configOf(port, resolve('dist/client'), [...headers]))
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: systemEnvironment,
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const exit = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).then(drain, () => false))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    await wait(20)
  }
  return {
    origin,
    workers: childrenOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function drain(answer: Response): Promise<boolean> {
  await answer.arrayBuffer()
  return answer.ok
}

function configOf(port: number, root: string, headers: readonly [string, string][]): string {
  const added = headers
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${quoted(value)}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`)
  return `daemon off; worker_processes 1; pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}; root "${root}"; gzip_static on;
    ${added.join('\n    ')}
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`
}

/** Variables cannot be written as text in nginx's strings; a policy has none. */
function quoted(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}
