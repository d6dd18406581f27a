import { spawn } from 'node:child_process'

// Runs a program that knows nothing of the command behind it, in the process group that this one leads. What the program
// starts in turn is in it too: whoever stops the group stops all of it.

const [command, ...args] = process.argv.slice(2)
const program = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
})
// The program hears them as well, and its end is ours.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
program.on('error', ({ message }) => {
  console.error(message)
  process.exit(127)
})
program.on('exit', (code) => process.exit(code ?? 1))
