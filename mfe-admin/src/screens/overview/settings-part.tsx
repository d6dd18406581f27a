import {
  type AdminSettings,
  assistantCorners,
  assistantSides,
  getAdminSettings,
  getSettings,
  saveAdminSettings,
  settingsEdit,
  socialNetworks,
} from '@ag/contracts'
import { call, query, queryClient, useSuspenseQuery } from '@ag/platform'
import { Checkbox, Field, Select } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import * as z from 'zod/mini'
import { usePermission } from '../../admin-queries'
import { EditForm } from '../../parts/edit-form/edit-form'
import { texts } from './texts'

const settings = query(getAdminSettings)

/** Also what every page shows of the company. */
const refresh = () =>
  Promise.all(
    [getAdminSettings, getSettings].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  )

/** An emptied field says that it is not known. */
const orNull = z.transform((text) => (text === '' ? null : (text as string)))

const settingsForm = z.object({
  ...settingsEdit.shape,
  cnpj: z.pipe(orNull, settingsEdit.shape.cnpj),
  address: z.pipe(orNull, settingsEdit.shape.address),
  assistant_enabled: z._default(z.boolean(), false),
})
type Edit = z.output<typeof settingsForm>

const labels: Partial<Record<keyof AdminSettings, string>> = {
  company_name: texts.companyName,
  product_name: texts.productName,
  legal_name: texts.legalName,
  cnpj: texts.cnpj,
  address: texts.address,
  hours: texts.hours,
  contact_email: texts.contactEmail,
  contact_phone: texts.contactPhone,
  whatsapp_number: texts.whatsapp,
  instagram_url: texts.instagram,
  facebook_url: texts.facebook,
  linkedin_url: texts.linkedin,
  youtube_url: texts.youtube,
  x_url: texts.x,
  assistant_enabled: texts.assistantOn,
  assistant_color: texts.assistantColor,
  assistant_corner: texts.assistantCorner,
  assistant_side: texts.assistantSide,
  pix_key: texts.pixKey,
  pix_name: texts.pixName,
  pix_city: texts.pixCity,
}

/** Who the company is, to visitors and on invoices. */
export function SettingsPart() {
  const { data } = useSuspenseQuery(settings)
  const may = usePermission()('settings:write')
  const field = (name: keyof Edit & keyof AdminSettings) => ({
    name,
    label: labels[name] ?? name,
    defaultValue: String(data[name] ?? ''),
  })

  return (
    <EditForm<AdminSettings, typeof settingsForm>
      key={data.version}
      saved={data}
      schema={settingsForm}
      draft="site-settings"
      may={may}
      labels={labels}
      save={(version, changes) =>
        call(saveAdminSettings, { body: { version, ...(changes as Partial<Edit>) } })
      }
      refresh={refresh}
    >
      {() => (
        <>
          <SectionCard id="brand" title={texts.brand}>
            <Field {...field('company_name')} required />
            <Field {...field('product_name')} required />
            <Checkbox name="assistant_enabled" defaultChecked={data.assistant_enabled}>
              {texts.assistantOn}
            </Checkbox>
            <Field
              {...field('assistant_color')}
              hint={texts.assistantColorHint}
              placeholder="#0a6b4e"
              maxLength={7}
            />
            <Select {...field('assistant_corner')}>
              {assistantCorners.map((corner) => (
                <option key={corner} value={corner}>
                  {texts.assistantCorners[corner]}
                </option>
              ))}
            </Select>
            <Select {...field('assistant_side')}>
              {assistantSides.map((side) => (
                <option key={side} value={side}>
                  {texts.assistantSides[side]}
                </option>
              ))}
            </Select>
          </SectionCard>
          <SectionCard id="company" title={texts.companyData}>
            <Field {...field('legal_name')} />
            <Field {...field('cnpj')} />
            <Field {...field('address')} />
            <Field {...field('hours')} />
          </SectionCard>
          <SectionCard id="contacts" title={texts.contacts}>
            <Field {...field('contact_email')} type="email" autoComplete="off" />
            <Field {...field('contact_phone')} />
            <Field {...field('whatsapp_number')} inputMode="numeric" hint={texts.whatsappHint} />
          </SectionCard>
          <SectionCard id="social" title={texts.social} lead={texts.socialLead}>
            {socialNetworks.map((network) => (
              <Field key={network} {...field(`${network}_url`)} type="url" placeholder="https://" />
            ))}
          </SectionCard>
          <SectionCard id="pix" title={texts.pix} lead={texts.pixLead}>
            <Field {...field('pix_key')} autoComplete="off" />
            <Field {...field('pix_name')} hint={texts.pixNameHint} maxLength={25} />
            <Field {...field('pix_city')} maxLength={15} />
          </SectionCard>
        </>
      )}
    </EditForm>
  )
}
