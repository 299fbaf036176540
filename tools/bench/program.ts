import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Runs `use` beside a program of this folder, in a process of its own.
 * @param file the program; it prints the port it listens on
 * @param argument what it is started with
 * @param use gets its address on the loopback
 */
export async function withProgram<T>(file: string, argument: string, use: (origin: string) => Promise<T>): Promise<T> {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    return await use(`http://127.0.0.1:${port.toString().trim()}`)
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
}
