import { type FeatureEdit, featureEdit } from '@ag/contracts'
import { Checkbox, Field } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import * as z from 'zod/mini'
import { IconField } from './icon-field'
import { texts } from './texts'

const featureForm = z.extend(featureEdit, { is_highlighted: z._default(z.boolean(), false) })

interface FeatureDialogProps {
  /** A new one, where there is none. */
  feature: FeatureEdit | undefined
  onSave: (edit: FeatureEdit) => Promise<unknown>
  onClose: () => void
}

/** Asks what a product offers. */
export function FeatureDialog({ feature, onSave, onClose }: FeatureDialogProps) {
  const { name, description, icon, is_highlighted } = feature ?? blank
  return (
    <FormModal
      title={feature ? texts.editFeature : texts.newFeature}
      submit={texts.saveFeature}
      schema={featureForm}
      action={onSave}
      onClose={onClose}
    >
      <Field label={texts.featureName} name="name" defaultValue={name} maxLength={80} required />
      <Field
        label={texts.featureDescription}
        name="description"
        defaultValue={description}
        maxLength={300}
        required
      />
      <IconField chosen={icon} />
      <Checkbox name="is_highlighted" defaultChecked={is_highlighted}>
        {texts.highlighted}
      </Checkbox>
    </FormModal>
  )
}

const blank: FeatureEdit = { name: '', description: '', icon: 'check', is_highlighted: false }
