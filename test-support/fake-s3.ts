import { startFauxqs } from "fauxqs";

/** S3 on this machine: another program's implementation of its protocol, in memory. */
export interface FakeS3 {
  /** The setting `STORAGE_URL` for a bucket that exists there. */
  storageUrl: string;
  close(): Promise<void>;
}

export async function startFakeS3(): Promise<FakeS3> {
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket("arcana");
  return {
    storageUrl: `s3://key:a%2Fsecret@127.0.0.1:${server.port}/arcana?tls=off`,
    close: async () => {
      await server.stop();
    },
  };
}
