import styles from './hero-picture.module.css'

/** A conversation that becomes a meeting: what an agent does, as a drawing. */
export function HeroPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 540" aria-hidden="true">
      <rect className={styles.ground} x="40" y="28" width="480" height="484" rx="40" />
      <circle className={styles.ring} cx="436" cy="150" r="156" />
      <circle className={styles.ring} cx="436" cy="150" r="104" />

      <g>
        <rect className={styles.sheet} x="0" y="76" width="366" height="286" rx="24" />
        <rect className={styles.mark} x="24" y="100" width="44" height="44" rx="14" />
        <path
          className={styles.onMark}
          d="m46 110 3.2 8.8 8.8 3.2-8.8 3.2L46 134l-3.2-8.8-8.8-3.2 8.8-3.2Z"
        />
        <text className={styles.strong} x="82" y="119">
          Prospect AI
        </text>
        <text className={styles.small} x="82" y="138">
          conversa pelo WhatsApp
        </text>

        <rect className={styles.theirs} x="24" y="168" width="262" height="44" rx="16" />
        <text className={styles.words} x="42" y="195">
          Vocês atendem Campinas?
        </text>
        <rect className={styles.ours} x="50" y="226" width="292" height="66" rx="16" />
        <text className={styles.ourWords} x="68" y="253">
          Atendemos, sim. Posso marcar
        </text>
        <text className={styles.ourWords} x="68" y="275">
          uma conversa para terça?
        </text>
        <rect className={styles.theirs} x="24" y="306" width="146" height="40" rx="16" />
        <text className={styles.words} x="42" y="331">
          Terça às 15h
        </text>
      </g>

      <g>
        <rect className={styles.sheet} x="318" y="52" width="222" height="100" rx="22" />
        <circle className={styles.track} cx="370" cy="102" r="28" />
        <path className={styles.score} d="M370 74a28 28 0 1 1-21.6 10.2" />
        <text className={styles.figure} x="370" y="109" textAnchor="middle">
          86
        </text>
        <text className={styles.strong} x="416" y="98">
          Lead
        </text>
        <text className={styles.strong} x="416" y="119">
          qualificado
        </text>
      </g>

      <g>
        <rect className={styles.night} x="236" y="386" width="300" height="126" rx="24" />
        <rect className={styles.day} x="260" y="410" width="66" height="78" rx="16" />
        <text className={styles.dayName} x="293" y="437" textAnchor="middle">
          TER
        </text>
        <text className={styles.dayNumber} x="293" y="471" textAnchor="middle">
          24
        </text>
        <text className={styles.nightStrong} x="346" y="438">
          Reunião marcada
        </text>
        <text className={styles.nightSmall} x="346" y="461">
          15h, por vídeo
        </text>
        <path className={styles.tick} d="m347 480 6 6 11-12" />
        <text className={styles.nightSmall} x="374" y="486">
          convite enviado
        </text>
      </g>

      <g className={styles.bars}>
        <rect className={styles.sheet} x="16" y="400" width="192" height="112" rx="22" />
        <path className={styles.bar} d="M44 484v-18M70 484v-28M96 484v-22M122 484v-40" />
        <path className={styles.lastBar} d="M148 484v-34M174 484v-56" />
      </g>
    </svg>
  )
}
