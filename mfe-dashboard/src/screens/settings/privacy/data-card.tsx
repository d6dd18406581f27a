import { exportPersonalData } from '@ag/contracts'
import { describeError, isoDay } from '@ag/core'
import { call, notify, useMutation } from '@ag/platform'
import { Button } from '@ag/ui'
import { FormError } from '@ag/ui/form'
import { downloadFile, SectionCard } from '@ag/ui/work'
import { texts } from './texts'

/** Everything that is kept about the customer, as one file. */
export function DataCard() {
  const download = useMutation({ mutationFn: downloadOwnData })
  return (
    <SectionCard id="data" title={texts.data.title} lead={texts.data.lead}>
      {download.isError && <FormError {...describeError(download.error)} />}
      <div>
        <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
          {texts.data.download}
        </Button>
      </div>
    </SectionCard>
  )
}

async function downloadOwnData(): Promise<void> {
  const data = await call(exportPersonalData)
  const name = texts.data.fileName(isoDay(data.exported_at))
  downloadFile(name, JSON.stringify(data, null, 2), 'application/json')
  notify({ type: 'success', title: texts.data.done(name) })
}
