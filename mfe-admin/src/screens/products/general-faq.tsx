import { adminQuestion, type GeneralFaq as Faq, getGeneralFaq, saveGeneralFaq } from '@ag/contracts'
import { call, query, queryClient, useSuspenseQuery } from '@ag/platform'
import { SectionCard } from '@ag/ui/work'
import * as z from 'zod/mini'
import { usePermission } from '../../admin-queries'
import { EditForm } from '../../parts/edit-form/edit-form'
import { QuestionRows } from './product-fields'
import { fieldNames, texts } from './texts'

const faqForm = z.object({ items: z._default(z.array(adminQuestion), []) })

/** The questions of every price page. */
export function GeneralFaq() {
  const { data } = useSuspenseQuery(query(getGeneralFaq))
  const may = usePermission()('faq:write')
  return (
    <EditForm<Faq, typeof faqForm>
      key={data.version}
      saved={data}
      schema={faqForm}
      draft="general-faq"
      may={may}
      labels={fieldNames}
      save={(version, { items = data.items }) => call(saveGeneralFaq, { body: { version, items } })}
      refresh={() => queryClient.invalidateQueries({ queryKey: [getGeneralFaq.path] })}
    >
      {(changed) => (
        <SectionCard id="general-faq" title={texts.faq} lead={texts.generalLead}>
          <QuestionRows name="items" questions={data.items} onChange={changed} />
        </SectionCard>
      )}
    </EditForm>
  )
}
