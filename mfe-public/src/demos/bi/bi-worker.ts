import { type CsvReply, type CsvRequest, csvSession } from './csv/csv-session'

// Runs beside the page (decision 0008): five megabytes are read here without the page standing still.
const here = globalThis as unknown as {
  onmessage: (event: { data: CsvRequest }) => void
  postMessage: (reply: CsvReply) => void
}
const answer = csvSession()
here.onmessage = ({ data }) => void answer(data).then((reply) => here.postMessage(reply))
