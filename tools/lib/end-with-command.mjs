import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Loaded before a program (`--import`): stops it when the command that started it is gone, however that ended. The pipe that
// is the program's input closes then; nothing is ever written into it.

function stop() {
  try {
    process.kill(-process.pid, 'SIGTERM')
  } catch {
    // It leads no process group.
    process.kill(process.pid, 'SIGTERM')
  }
}

if (isMainThread && process.stdin instanceof Socket) {
  process.stdin.on('end', stop)
  process.stdin.resume().unref()
}
