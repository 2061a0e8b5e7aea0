interface ImportMetaEnv {
  readonly ADVISOR_NAME?: string;
  readonly CONTACT_ADDRESS?: string;
  readonly WAITLIST?: string;
  readonly OFFLINE?: string;
}
