import { type AdminConsultant, type ConsultantEdit, meetingChannels } from '@ag/contracts'
import { Checkbox, Field, Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { channelNames } from '../texts'
import { consultantForm, newConsultant } from './consultant-form'
import styles from './consultants.module.css'
import { texts } from './texts'

interface ConsultantDialogProps {
  /** Somebody new, where there is none. */
  consultant: AdminConsultant | undefined
  onSave: (edit: ConsultantEdit) => Promise<unknown>
  onClose: () => void
}

/** Asks about somebody who receives customers. */
export function ConsultantDialog({ consultant, onSave, onClose }: ConsultantDialogProps) {
  const { name, role, bio, photo_url, email, room_url, channels, is_active, is_default, must_accept } =
    consultant ?? newConsultant
  const { fields, hints, dialog } = texts
  return (
    <FormModal
      title={consultant ? dialog.edit : dialog.add}
      submit={dialog.save}
      schema={consultantForm}
      action={onSave}
      onClose={onClose}
    >
      <Field label={fields.name} name="name" defaultValue={name} maxLength={100} required />
      <Field label={fields.role} name="role" defaultValue={role} maxLength={100} />
      <Field
        label={fields.email}
        name="email"
        type="email"
        hint={hints.email}
        defaultValue={email ?? ''}
        autoComplete="off"
      />
      <fieldset>
        <legend className={styles.legend}>{fields.channels}</legend>
        <div className={styles.boxes}>
          {meetingChannels.map((channel) => (
            <Checkbox key={channel} name={channel} defaultChecked={channels.includes(channel)}>
              {channelNames[channel]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field
        label={fields.room_url}
        name="room_url"
        type="url"
        hint={hints.room_url}
        defaultValue={room_url ?? ''}
      />
      <Checkbox name="is_active" defaultChecked={is_active}>
        {fields.is_active}
      </Checkbox>
      <Checkbox name="is_default" defaultChecked={is_default}>
        {fields.is_default}
      </Checkbox>
      <Checkbox name="must_accept" defaultChecked={must_accept} hint={hints.must_accept}>
        {fields.must_accept}
      </Checkbox>
      <Textarea label={fields.bio} name="bio" defaultValue={bio} maxLength={500} rows={3} />
      <Field
        label={fields.photo_url}
        name="photo_url"
        type="url"
        hint={hints.photo_url}
        defaultValue={photo_url ?? ''}
      />
    </FormModal>
  )
}
