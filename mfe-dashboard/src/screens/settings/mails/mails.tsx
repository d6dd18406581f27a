import { type MailChoices, saveMailChoices } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, queryClient, useMutation, useSuspenseQuery } from '@ag/platform'
import { DataBoundary, Skeleton, Stack, Text } from '@ag/ui'
import { Switch } from '@ag/ui/controls'
import { SectionCard } from '@ag/ui/work'
import { mailChoices } from './mail-choices'
import { texts } from './texts'

/** Which mails the customer gets: those they may choose, and those that are always sent. */
export function Mails() {
  return (
    <>
      <SectionCard id="mails" title={texts.title} lead={texts.lead}>
        <DataBoundary loading={<Skeleton rows={3} />}>
          <Choices />
        </DataBoundary>
      </SectionCard>
      <SectionCard id="always" title={texts.always}>
        <Text>{texts.alwaysLead}</Text>
      </SectionCard>
    </>
  )
}

const choices = Object.keys(texts.choices) as Array<keyof MailChoices>

function Choices() {
  const { data } = useSuspenseQuery(mailChoices)
  const show = (chosen: MailChoices) => queryClient.setQueryData(mailChoices.queryKey, chosen)
  const saving = useMutation({
    mutationFn: (body: MailChoices) => call(saveMailChoices, { body }),
    // Two switches turned one after the other are saved in that order.
    scope: { id: 'mails' },
    onMutate: (body) => {
      show(body)
      return data
    },
    onSuccess: (saved) => {
      show(saved)
      notify({ type: 'success', title: texts.saved })
    },
    onError: (error, _body, before) => {
      show(before ?? data)
      notify({ type: 'error', ...describeError(error), action: undefined })
    },
  })
  return (
    <Stack>
      {choices.map((choice) => (
        <Switch
          key={choice}
          name={choice}
          hint={texts.choices[choice].hint}
          checked={data[choice]}
          onChange={({ target }) => saving.mutate({ ...data, [choice]: target.checked })}
        >
          {texts.choices[choice].name}
        </Switch>
      ))}
    </Stack>
  )
}
